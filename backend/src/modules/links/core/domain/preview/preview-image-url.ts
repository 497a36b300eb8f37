import { fetchableAddress } from '../../../../../shared/domain/fetchable-address';
import { SettingRefused } from '../link-settings.errors';
import { uploadedName } from './image-name';

/** A picture as it is kept: the path of an upload, which survives a change of our own host, or another address. */
export function parseImageUrl(raw: string, appOrigin: string): string {
  const typed = raw.trim();
  const path = typed.startsWith(`${appOrigin}/`) ? typed.slice(appOrigin.length) : typed;
  if (uploadedName(path) !== null) return path;
  const address = fetchableAddress(typed);
  if (address) return address.href;
  const message = 'imageUrl must be the address of a picture on the web, or null for the page’s own.';
  throw new SettingRefused('imageUrl', 'links.image-address-invalid', message);
}
