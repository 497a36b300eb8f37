import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

/** The shop's side of the firm's cipher, written apart from the simulators'. */
export class NewebClient {
  constructor(
    readonly key: string,
    readonly iv: string,
  ) {}

  seal(fields: object): string {
    const cipher = createCipheriv('aes-256-cbc', this.key, this.iv);
    const query = new URLSearchParams(fields as Record<string, string>).toString();
    return cipher.update(query, 'utf8', 'hex') + cipher.final('hex');
  }

  /** Throws for what another shop has sealed. */
  open(hex: string): Record<string, unknown> {
    return JSON.parse(this.openText(hex)) as Record<string, unknown>;
  }

  openText(hex: string): string {
    const decipher = createDecipheriv('aes-256-cbc', this.key, this.iv);
    decipher.setAutoPadding(false);
    const text = decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8');
    return text.slice(0, text.length - (text.charCodeAt(text.length - 1) || 0));
  }

  /** How many bytes of padding there are. */
  paddingOf(hex: string): number {
    const decipher = createDecipheriv('aes-256-cbc', this.key, this.iv);
    decipher.setAutoPadding(false);
    return Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]).at(-1) ?? 0;
  }

  hash(before: string, text: string, after: string): string {
    return createHash('sha256').update(`${before}&${text}&${after}`).digest('hex').toUpperCase();
  }

  tradeSha(hex: string): string {
    return this.hash(`HashKey=${this.key}`, hex, `HashIV=${this.iv}`);
  }

  /** Over fields in alphabetical order. */
  checkCode(fields: object): string {
    const text = new URLSearchParams(fields as Record<string, string>).toString();
    return this.hash(`HashIV=${this.iv}`, text, `HashKey=${this.key}`);
  }
}

export const postForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), ...(signal ? { signal } : {}) });
