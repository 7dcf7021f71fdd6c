import type { APIRoute } from 'astro';
import { answerIcon } from '#site/icons.ts';

export const GET: APIRoute = async ({ locals: { store } }) => answerIcon(store, 512);
