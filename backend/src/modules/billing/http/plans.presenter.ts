import { inUnits } from '../../../shared/domain/money';
import { BRAND_DOMAIN_PRICES, type Price, type Prices, pricesOf } from '../domain/plan-price';
import type { ShownGrant, ShownPlan } from '../application/plan-of-group.service';
import { CURRENT_PLANS, planNamed } from '../domain/plan-table';
import type { PlanCatalogueDto, PlanGrantDto, PlanOfGroupDto, PriceDto, PricesDto } from './dto/plans.dto';

const presentPrice = ({ monthly, yearly }: Price): PriceDto => ({
  monthly: inUnits(monthly),
  yearly: inUnits(yearly),
});

const presentPrices = ({ TWD, USD }: Prices): PricesDto => ({
  TWD: presentPrice(TWD),
  USD: presentPrice(USD),
});

export const presentCatalogue = (): PlanCatalogueDto => ({
  plans: CURRENT_PLANS.map((name) => {
    const { currentPlan, displayPlan, level, nextPlan, limits, features } = planNamed(name);
    const prices = pricesOf(name);
    return {
      currentPlan,
      displayPlan,
      planLevel: level,
      nextPlan,
      limits,
      features,
      prices: prices && presentPrices(prices),
    };
  }),
  brandDomainPrices: { TWD: inUnits(BRAND_DOMAIN_PRICES.TWD), USD: inUnits(BRAND_DOMAIN_PRICES.USD) },
});

const presentGrant = ({ plan, source, from, until, reason, isLive }: ShownGrant): PlanGrantDto => ({
  plan: planNamed(plan).currentPlan,
  source,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
  reason,
  isLive,
});

export const presentPlanOf = ({ group: { groupId, name, plan }, grants }: ShownPlan): PlanOfGroupDto => ({
  groupId,
  name,
  currentPlan: planNamed(plan).currentPlan,
  grants: grants.map(presentGrant),
});
