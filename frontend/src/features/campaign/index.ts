export { FinalDestination } from './components/FinalDestination';
export { UtmBuilder } from './components/UtmBuilder';
export { UtmFields } from './components/UtmFields';
export { hasUtm, NO_UTM, type Utm, UTM_FIELDS, utmOf } from './utm';
export { withParameter, withScheme, withUtm } from './utm-address';
