import { useEffect, useState } from 'react';
import { useStores } from '../../shared/store-context';

/** Where the reader is, null where that is unknown; `isKnown` once it has been asked. */
export function useCountry(): { readonly country: string | null; readonly isKnown: boolean } {
  const { session } = useStores();
  const [isAsked, setAsked] = useState(session.country !== null);
  useEffect(() => void session.loadCountry().then(() => setAsked(true)), [session]);
  return { country: session.country, isKnown: isAsked };
}
