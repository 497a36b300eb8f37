import { useStores } from '../../shared/store-context';

const ADMIN = 2;

/** Whether the reader is an admin of the group acted in; null while that is unknown. */
export function useIsAdmin(): boolean | null {
  const { info } = useStores().session;
  return info === null ? null : info.groupLevel === ADMIN;
}
