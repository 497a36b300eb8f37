import { SettingRefused } from '../../core/domain/link-settings.errors';
import type { LinkUtm } from '../../core/domain/link-utm';

const NAME = /^utm_(source|medium|campaign|term|content)$/i;
const MAX_LENGTH = 2_048;

const refuse = (): never => {
  const message = 'utmFormat must be campaign parameters, such as utm_source=news&utm_medium=email.';
  throw new SettingRefused('utmFormat', 'links.utm-invalid', message);
};

/** Campaign parameters as they stand in an address: `utm_source=news&utm_medium=email`. */
export function parseUtmFormat(raw: string): LinkUtm {
  if (raw.length > MAX_LENGTH) return refuse();
  const parameters = [...new URLSearchParams(raw.trim())].map(([name, value]) => {
    const key = NAME.exec(name)?.[1]?.toLowerCase() ?? refuse();
    return [key, value] as const;
  });
  return Object.fromEntries(parameters);
}
