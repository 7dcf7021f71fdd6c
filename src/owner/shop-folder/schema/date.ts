import * as z from 'zod';
import { missingOr } from './fields.ts';

/** A day in the store's time zone. */
export const date = z.iso.date({ error: missingOr('must be a date such as 2027-01-26') });
