import { BRAND_DOMAIN_PRICES, pricesOf } from '../domain/plan-price';
import { CURRENT_PLANS, planNamed } from '../domain/plan-table';
import type { PlanCatalogueDto } from './dto/plans.dto';

export const presentCatalogue = (): PlanCatalogueDto => ({
  plans: CURRENT_PLANS.map((name) => {
    const { currentPlan, displayPlan, level, nextPlan, limits, features } = planNamed(name);
    return {
      currentPlan,
      displayPlan,
      planLevel: level,
      nextPlan,
      limits,
      features,
      prices: pricesOf(name),
    };
  }),
  brandDomainPrices: BRAND_DOMAIN_PRICES,
});
