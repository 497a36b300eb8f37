import { pathOnDomain } from './path-on-domain';
import { pathTo } from '../../shared/paths';

/** Of the page where a link is changed, without a language prefix; the group is the one that has it. */
export const editorPath = (groupId: number, slug: string, domain?: string): string =>
  pathOnDomain(pathTo('link', groupId, slug), domain);
