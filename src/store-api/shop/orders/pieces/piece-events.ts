import type { PieceTransition } from './piece-transitions.ts';
import type { WebhookEvent } from '../../webhooks/webhook-events.ts';

/** What is announced of a change of pieces (docs/webhooks.md); of every other nothing is. */
export const PIECE_EVENTS: Partial<Record<PieceTransition, WebhookEvent>> = {
  ship: 'order.sent',
  ready: 'order.sent',
  deliver: 'order.delivered',
  pickUp: 'order.delivered',
  arrive: 'order.delivered',
  cancel: 'order.cancelled',
  callOff: 'order.cancelled',
};
