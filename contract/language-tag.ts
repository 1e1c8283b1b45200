import * as z from 'zod';

/** A BCP 47 language tag, such as `pt` or `pt-BR`. */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i);
