export { DomainApps } from './components/lazy-domain-apps';
export { DomainField } from './components/lazy-domain-field';
export { createDomainsApi } from './create-domains.api';
export type { DomainsApi, MovedLink } from './domains.api';
