import type { Currency } from '../../../shared/domain/money';
import type { BatchOptions } from '../domain/row-fields';
import type { TaskOptionsDto } from './dto/task-options.dto';

/** Where prices are in New Taiwan dollars. */
const HOME_COUNTRY = 'TW';

const filled = (text = ''): string | null => (text.trim() === '' ? null : text.trim());

/** What all links of a task get. */
export const optionsIn = ({
  domain,
  tags = '',
  utmFormat,
  expireTime,
}: Pick<TaskOptionsDto, 'domain' | 'tags' | 'utmFormat' | 'expireTime'>): BatchOptions => ({
  domain: filled(domain),
  tags: tags.split(',').flatMap((tag) => tag.trim() || []),
  utmFormat: filled(utmFormat),
  expireTime: filled(expireTime),
});

/** In which its sender sees prices. */
export const currencyIn = (location = HOME_COUNTRY): Currency =>
  location.trim().toUpperCase() === HOME_COUNTRY ? 'TWD' : 'USD';
