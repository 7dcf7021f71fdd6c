import { join } from 'node:path';
import { vi } from 'vitest';
import { readOutbox } from '../../fixtures/read-mail.ts';
import type { TestShop } from '../fixture.ts';

/** The text of the newest mail with this in its subject, sent or not. */
export function textOfMail({ db, dataFolder }: Pick<TestShop, 'db' | 'dataFolder'>, subject: string): Promise<string> {
  return vi.waitUntil(async () => {
    const waiting = await db
      .selectFrom('outbox')
      .select('text')
      .where('subject', 'like', `%${subject}%`)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const sent = readOutbox(join(dataFolder, 'outbox')).findLast(({ headers }) => headers.subject?.includes(subject));
    return [waiting?.text, sent?.text].find(Boolean);
  });
}
