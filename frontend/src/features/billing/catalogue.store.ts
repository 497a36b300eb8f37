import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingApi } from './billing.api';
import type { PlanCatalogue, FeatureName, PricedPlan } from './plan';

/** All plans with their prices: asked for once, since they change only with the program. */
export class CatalogueStore {
  readonly request = new Request<PlanCatalogue>();
  private readonly api: BillingApi;

  constructor(api: BillingApi) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, request: false });
  }

  /** Those on sale, smaller ones first. */
  get sold(): readonly PricedPlan[] {
    return this.request.value?.plans.filter(({ prices }) => prices !== null) ?? [];
  }

  load = async (): Promise<void> => {
    if (this.request.value === null && !this.request.isPending) {
      await this.request.run(() => this.api.catalogue());
    }
  };

  named = (name: string | null): PricedPlan | null => {
    return this.request.value?.plans.find((plan) => plan.name === name) ?? null;
  };

  /** 0 for what is no plan. */
  levelOf = (displayPlan: string | undefined): number =>
    this.request.value?.plans.find((plan) => plan.displayPlan === displayPlan)?.level ?? 0;

  /** The smallest plan on sale that has it. */
  firstWith = (feature: FeatureName): PricedPlan | null => {
    return this.sold.find(({ features }) => features[feature]) ?? null;
  };
}
