import type { Reply, RequestHead } from '../../../../shared/http/request-head';
import type { VisitPage } from '../visit-pages';
import { languageOf, type PageLanguage } from '../visit-pages/language';
import { type HeaderList, personPageHead } from './answer-head';
import { VisitAnswer } from './visit-answer';

interface Made {
  readonly head: HeaderList;
  readonly body: Uint8Array;
}

/** A page that is the same for all who read a language: made once, and sent from the same bytes however many ask. */
export class SharedPage {
  private readonly made = new Map<PageLanguage, Made>();

  constructor(
    private readonly status: number,
    private readonly make: (language: PageLanguage) => VisitPage,
  ) {}

  /** @param more headers of this answer */
  send({ headers }: RequestHead, response: Reply, more: HeaderList = []): void {
    const { head, body } = this.in(languageOf(headers['accept-language']));
    new VisitAnswer(response, this.status, more.length === 0 ? head : [...head, ...more], body).send();
  }

  private in(language: PageLanguage): Made {
    const known = this.made.get(language);
    if (known !== undefined) return known;
    const page = this.make(language);
    const made = { head: personPageHead(page), body: Buffer.from(page.html) };
    this.made.set(language, made);
    return made;
  }
}
