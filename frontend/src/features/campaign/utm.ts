/** Campaign parameters in the order of forms and addresses. */
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];

/** Empty where there is none. */
export type Utm = Readonly<Record<UtmField, string>>;

export const NO_UTM: Utm = { source: '', medium: '', campaign: '', term: '', content: '' };

/** Whatever is missing is empty. */
export const utmOf = (given: Readonly<Partial<Record<UtmField, string>>> | null): Utm => ({
  ...NO_UTM,
  ...given,
});

export const hasUtm = (utm: Utm): boolean => UTM_FIELDS.some((field) => utm[field].trim() !== '');
