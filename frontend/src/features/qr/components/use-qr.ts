import { useEffect, useMemo } from 'react';
import { useStores } from '../../../shared/store-context';
import { StoredValue } from '../../../shared/storage';
import { QrStore } from '../qr.store';

/** What a QR code has to know of its link. */
export interface QrLink {
  readonly encodeId: string;
  readonly shortUrl: string;
  /** The same in letters and digits alone, which makes a smaller code. */
  readonly asciiUrl?: string;
}

interface Qr {
  readonly qr: QrStore;
  /** The plan of the group has plain codes only. */
  readonly isLocked: boolean;
  /** Of files. */
  readonly name: string;
}

/** `countOfLooks`: when it changes, the style is read again. */
export function useQr({ encodeId, shortUrl, asciiUrl }: QrLink, countOfLooks = 0): Qr {
  const { session } = useStores();
  const address = asciiUrl ?? shortUrl;
  const qr = useMemo(() => new QrStore(address, new StoredValue('qr-style')), [address]);
  const isLocked = (session.info?.planLevel ?? 0) < 1;
  useEffect(() => qr.load(!isLocked), [qr, isLocked, countOfLooks]);
  return { qr, isLocked, name: `linklet-${encodeId}` };
}
