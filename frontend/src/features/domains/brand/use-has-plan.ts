import { useEffect } from 'react';
import { useStores } from '../../../shared/store-context';

/** Whether the plan of the group has domains of its own; null while that is unknown. */
export function useHasPlan(): boolean | null {
  const { usage } = useStores();
  useEffect(() => void usage.loadPlan(), [usage]);
  const { value, error } = usage.plan;
  // Where it cannot be known beforehand, the server judges when a domain is added.
  return value?.features.brandDomain ?? (error === null ? null : true);
}
