import { z } from 'zod';
import { csvFormats } from './csv-format.ts';

/** The query of an endpoint that answers with CSV. */
export const csvQuery = z.object({ format: z.enum(csvFormats).default('excel') });
