export { FinalAddress } from './components/FinalAddress';
export { UtmBuilder } from './components/UtmBuilder';
export { UtmFields } from './components/UtmFields';
export { hasUtm, NO_UTM, type Utm, UTM_FIELDS, type UtmField, utmOf } from './utm';
export { withParameter, withScheme, withUtm } from './utm-address';
