import type { Wish } from '../../../shared/outbound/outbound-http';

/** What is asked of lists and servers of RDAP; what is no success is not read. */
export const RDAP_WISH: Wish = {
  accept: 'application/rdap+json, application/json',
  wants: ({ status }) => status === 200,
};
