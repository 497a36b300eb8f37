import fastifyMultipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error';

/** Which file a form may have. */
export interface FileRule {
  readonly field: string;
  /** At most. */
  readonly bytes: number;
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Uint8Array | null;
}

export const FORM_LIMITS = {
  files: 1,
  fields: 32,
  parts: 33,
  fieldNameSize: 100,
  fieldSize: 8 * 1024,
  headerPairs: 20,
};
/** No client holds a connection for longer with a form that does not come to its end. */
const MAX_MS = 30_000;

export class FormUnreadable extends DomainError {
  constructor() {
    super(
      'invalid',
      'http.body-malformed',
      'The form could not be read: send it whole, as multipart/form-data, with one file at most.',
    );
  }
}

export class FileTooLarge extends DomainError {
  constructor({ field, bytes }: FileRule) {
    const message = `The file is too large; the limit is ${bytes / 1024 / 1024} MiB.`;
    super('too-large', 'http.file-too-large', message, {
      fields: [{ field, code: 'http.file-too-large', message }],
    });
  }
}

/** Lets routes read forms with files that say so; for all others such a body is of a kind that they do not take. */
export async function acceptForms(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart, { limits: FORM_LIMITS });
  fastify.addHook('preValidation', async (request) => {
    const { takesFile, takesForm } = request.routeOptions.config;
    if (request.isMultipart() && takesFile !== true && takesForm !== true) {
      throw Object.assign(new Error('no forms with files here'), { statusCode: 415 });
    }
    return Promise.resolve();
  });
}

/** No file is taken with these. */
const FIELDS_ONLY: FileRule = { field: '', bytes: 1 };

/** Makes the fields of a form, where the body is one with parts, the body of the request. Throws `DomainError`s. */
export async function readFields(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) request.body = (await readForm(request, FIELDS_ONLY)).fields;
}

/** All of a form, in memory. Throws `DomainError`s for whatever is wrong with it. */
export async function readForm(request: FastifyRequest, rule: FileRule): Promise<SentForm> {
  const timeouts = setTimeout(() => request.raw.destroy(), MAX_MS);
  try {
    return await collect(request.parts({ limits: { ...FORM_LIMITS, fileSize: rule.bytes } }), rule);
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    throw code === 'FST_REQ_FILE_TOO_LARGE' ? new FileTooLarge(rule) : new FormUnreadable();
  } finally {
    clearTimeout(timeouts);
  }
}

async function collect(parts: AsyncIterableIterator<Multipart>, { field }: FileRule): Promise<SentForm> {
  const fields = new Map<string, string>();
  let file: Uint8Array | null = null;
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === field && bytes.length > 0) file = bytes;
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new FormUnreadable();
      fields.set(part.fieldname, String(part.value));
    }
  }
  return { fields: Object.fromEntries(fields), file };
}
