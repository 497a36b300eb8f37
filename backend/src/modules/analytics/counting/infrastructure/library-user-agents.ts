import { UAParser } from 'ua-parser-js';
import { isAutomated } from '../../../../shared/visitors/bot-list';
import { UserAgents, type UserAgentFacts } from '../application/ports/user-agents';

/** Bot lists and browser names from the libraries that keep them up to date. */
export class LibraryUserAgents extends UserAgents {
  private readonly parser = new UAParser();

  factsOf(userAgent: string): UserAgentFacts {
    const browser = this.parser.setUA(userAgent).getBrowser().name ?? null;
    return { automated: isAutomated(userAgent), browser };
  }
}
