import { useStores } from '../../../shared/store-context';

const ADMIN = 2;

/** Whether the reader may change domains of the group acted in. */
export function useCanEdit(): boolean {
  const { info } = useStores().session;
  return info !== null && info.groupLevel === ADMIN && !info.isReadOnly;
}
