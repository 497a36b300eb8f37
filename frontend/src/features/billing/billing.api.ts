import type { Catalogue, GroupUsage } from './plan';

export interface BillingApi {
  catalogue(): Promise<Catalogue>;
  usage(groupId: number): Promise<GroupUsage>;
}
