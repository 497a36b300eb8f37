import { InvalidInput } from '../../../../shared/domain/domain-error';
import { fetchableAddress } from '../../../../shared/domain/fetchable-address';
import { readOneLine } from '../../../../shared/domain/one-line';

const MAX_NAME_LENGTH = 60;

/** Where webhooks go: only addresses of the open internet, encrypted unless the site itself does without. Throws `InvalidInput`. */
export function parseWebhookUrl(text: string, mayBePlain: boolean): string {
  const url = fetchableAddress(text.trim());
  if (url && (mayBePlain || url.protocol === 'https:')) {
    url.hash = '';
    return url.href;
  }
  const code = url ? 'developer.webhook-url-not-encrypted' : 'developer.webhook-url-invalid';
  const message = url
    ? 'The address must begin with https://.'
    : 'This is no address on the open internet, such as https://shop.example/hooks, on port 443 and without a password.';
  throw new InvalidInput([{ field: 'url', code, message }]);
}

/** Null: none. Throws `InvalidInput`. */
export function parseWebhookName(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const name = readOneLine(text);
  if (name !== null && name.length <= MAX_NAME_LENGTH) return name;
  const message = `A name has one line of at most ${String(MAX_NAME_LENGTH)} characters.`;
  throw new InvalidInput([{ field: 'name', code: 'developer.webhook-name-invalid', message }]);
}
