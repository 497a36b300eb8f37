/** What a group can have bought, as the server names it. */
export const CURRENT_PLANS = [
  'free',
  'personal',
  'initial',
  'initialAddon',
  'initialLegacy',
  'initialWithBsd',
  'classic',
  'classicAddon',
  'customized',
] as const;
export type CurrentPlan = (typeof CURRENT_PLANS)[number];

/** Plans as people see them. */
export type DisplayPlan =
  'Free' | 'Personal' | 'Initial' | 'InitialLegacy' | 'Classic' | 'ClassicAddon' | 'Customized';

/** 0 Free, 1 Personal, 2 Initial, 3 Classic. */
export type PlanLevel = 0 | 1 | 2 | 3;

/** Stands for “as many as you like”. */
export const UNLIMITED = -1;

/** How much of each thing a group may have or do; {@link UNLIMITED} where there is no limit. */
export interface Limits {
  /** Of people, per calendar month of the group. No plan limits them today. */
  readonly clicks: number;
  /** Per calendar month of the group. */
  readonly aiSuggestions: number;
  /** Links whose preview may be changed. */
  readonly editablePreviews: number;
  /** Changes of a destination, per calendar month of the group. */
  readonly urlReplacements: number;
  /** Groups of pixels and tags. */
  readonly trackingTools: number;
  readonly utmGroups: number;
  readonly invitees: number;
  readonly tags: number;
  readonly stars: number;
  /** Links made in bulk, per day of the group. */
  readonly batchLinks: number;
  /** Days that the member log reaches back. */
  readonly logRetentionDays: number;
  /** Days that analytics reach back. */
  readonly analyticsRangeDays: number;
}

/** What a group may do at all. */
export interface PlanFeatures {
  readonly export: boolean;
  readonly restore: boolean;
  readonly qrCustomisation: boolean;
  readonly removeAds: boolean;
  readonly advancedSearch: boolean;
  /** May buy a brand domain; each has a plan of its own. */
  readonly brandDomain: boolean;
  /** Includes one brand domain for as long as it is paid by the year. */
  readonly yearlyDomain: boolean;
}

interface Tier {
  readonly limits: Limits;
  readonly features: PlanFeatures;
}

const FREE: Tier = {
  limits: {
    clicks: UNLIMITED,
    aiSuggestions: 30,
    editablePreviews: 60,
    urlReplacements: 5,
    trackingTools: 1,
    utmGroups: 5,
    invitees: 1,
    tags: 30,
    stars: 20,
    batchLinks: 10_000,
    logRetentionDays: 3,
    analyticsRangeDays: 30,
  },
  features: {
    export: false,
    restore: false,
    qrCustomisation: false,
    removeAds: false,
    advancedSearch: false,
    brandDomain: false,
    yearlyDomain: false,
  },
};

const PERSONAL: Tier = {
  limits: {
    ...FREE.limits,
    aiSuggestions: 200,
    editablePreviews: UNLIMITED,
    urlReplacements: UNLIMITED,
    batchLinks: 20_000,
    analyticsRangeDays: 365,
  },
  features: { ...FREE.features, restore: true, qrCustomisation: true, removeAds: true, brandDomain: true },
};

const INITIAL: Tier = {
  limits: {
    ...PERSONAL.limits,
    aiSuggestions: 1_000,
    trackingTools: 3,
    utmGroups: 10,
    invitees: 3,
    tags: 100,
    stars: 50,
    batchLinks: 50_000,
    logRetentionDays: 7,
  },
  features: { ...PERSONAL.features, export: true, yearlyDomain: true },
};

const CLASSIC: Tier = {
  limits: {
    ...INITIAL.limits,
    aiSuggestions: 5_000,
    trackingTools: 5,
    utmGroups: 20,
    invitees: 10,
    tags: 300,
    stars: 100,
    batchLinks: 100_000,
    logRetentionDays: 30,
  },
  features: { ...INITIAL.features, advancedSearch: true },
};

const TIERS: Readonly<Record<PlanLevel, Tier>> = { 0: FREE, 1: PERSONAL, 2: INITIAL, 3: CLASSIC };

interface Naming {
  readonly display: DisplayPlan;
  readonly level: PlanLevel;
  readonly next: CurrentPlan | null;
}

const NAMINGS: Readonly<Record<CurrentPlan, Naming>> = {
  free: { display: 'Free', level: 0, next: null },
  personal: { display: 'Personal', level: 1, next: null },
  initial: { display: 'Initial', level: 2, next: 'classic' },
  initialAddon: { display: 'InitialLegacy', level: 2, next: null },
  initialLegacy: { display: 'InitialLegacy', level: 2, next: null },
  // Counts as initial in everything.
  initialWithBsd: { display: 'Initial', level: 2, next: 'classic' },
  classic: { display: 'Classic', level: 3, next: null },
  classicAddon: { display: 'ClassicAddon', level: 3, next: null },
  customized: { display: 'Customized', level: 3, next: null },
};

/** A plan and all that it means. */
export interface PlanSnapshot {
  readonly currentPlan: CurrentPlan;
  readonly displayPlan: DisplayPlan;
  readonly level: PlanLevel;
  /** It was paid for. */
  readonly isPurchased: boolean;
  readonly limits: Limits;
  readonly features: PlanFeatures;
  /** The plan to grow into; only initial has one. */
  readonly nextPlan: CurrentPlan | null;
}

const isCurrentPlan = (name: string): name is CurrentPlan =>
  (CURRENT_PLANS as readonly string[]).includes(name);

/** The plan of that name; a name that is not known means free. */
export function planNamed(name: string): PlanSnapshot {
  const currentPlan = isCurrentPlan(name) ? name : 'free';
  const { display, level, next } = NAMINGS[currentPlan];
  const { limits, features } = TIERS[level];
  return {
    currentPlan,
    displayPlan: display,
    level,
    isPurchased: level > 0,
    limits,
    features,
    nextPlan: next,
  };
}
