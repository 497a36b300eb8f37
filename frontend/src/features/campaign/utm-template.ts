import type { Tool } from '../labels';
import { NO_UTM, type Utm } from './utm';

/** The parameters that a group saved under a name. */
export const templateOf = ({ value }: Pick<Tool, 'value'>): Utm => ({
  ...NO_UTM,
  source: value.utmSource ?? '',
  medium: value.utmMedium ?? '',
  campaign: value.utmCampaign ?? '',
  term: value.utmTerm ?? '',
  content: value.utmContent ?? '',
});
