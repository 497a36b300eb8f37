// The European Union with the parts of it that have codes of their own, the rest of the EEA, the United Kingdom and
// Switzerland: pixels need consent there, and a redirect cannot ask for it.
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'AX BL GF GP MF MQ RE YT IS LI NO GB CH'
  ).split(' '),
);

/** ISO 3166-1, capitals; null for a country that cannot be told. */
export const needsConsent = (country: string | null): boolean => country !== null && COUNTRIES.has(country);
