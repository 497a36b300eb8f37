/** What addresses tell by themselves, for the domains of the modules above. */
export { factsOfHost } from './domain/host-facts';
