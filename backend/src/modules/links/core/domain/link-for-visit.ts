import type { LinkSettings } from './link-settings';
import type { LinkFindings } from './link-findings';
import type { PageSays, PreviewSettings } from './preview/link-preview';

type Settings = Pick<
  LinkSettings,
  | 'domainId'
  | 'slug'
  | 'url'
  | 'fallbackUrl'
  | 'backupUrl'
  | 'isNativeOpen'
  | 'isSmartUtmOff'
  | 'passesQuery'
  | 'targets'
  | 'utm'
  | 'pathKey'
>;
type Preview = Pick<PreviewSettings, 'title' | 'description' | 'imageUrl'> & PageSays;

/** A link as it is stored, as far as its visits go. */
export interface LinkForVisit extends Settings, LinkFindings, Preview {
  readonly id: number;
  readonly isTrashed: boolean;
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null;
  /** Tracking tools are on it, and may run where it stands. */
  readonly hasPixels: boolean;
}
