import { type Finding, warning } from '../finding.ts';
import { MESSAGES_GO_NOWHERE } from '#environment/mail-settings.ts';

/** Of a shop with another backend and no mail server of its own. */
export function checkMessages(): Finding[] {
  const { what, advice } = MESSAGES_GO_NOWHERE;
  return [warning('mail', what, advice)];
}
