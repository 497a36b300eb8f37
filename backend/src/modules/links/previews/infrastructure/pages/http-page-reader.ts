import { Injectable } from '@nestjs/common';
import {
  type AnswerHead,
  type OutboundAnswer,
  OutboundHttp,
} from '../../../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../../../shared/outbound/unreachable';
import { PageReader } from '../../application/ports/page-reader';
import type { PageFacts } from '../../domain/pages/page-preview';
import { decodePage } from './charset';
import { fileFacts } from './file-facts';
import { pageFacts } from './page-facts';

const ACCEPT = 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5';
/** What says nothing of itself is read as a page, too. */
const HTML: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', '']);

/** Reads pages over the network, as little of each as will do. */
@Injectable()
export class HttpPageReader extends PageReader {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async factsOf(address: string): Promise<PageFacts | null> {
    try {
      return factsOf(await this.http.get(address, { accept: ACCEPT, wants: isPage, until: isSufficient }));
    } catch (error) {
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}

function factsOf(answer: OutboundAnswer): PageFacts | null {
  if (!isThere(answer)) return null;
  const { url, headers, body } = answer;
  if (!isHtml(answer)) return fileFacts(url, mediaTypeOf(answer));
  return pageFacts(decodePage(body, headers['content-type'] ?? ''), url);
}

const isPage = (head: AnswerHead): boolean => isThere(head) && isHtml(head);

/** What stands in an error page is not what the link is for. */
const isThere = ({ status }: AnswerHead): boolean => status >= 200 && status < 300;

const isHtml = (head: AnswerHead): boolean => HTML.has(mediaTypeOf(head));

function mediaTypeOf({ headers }: AnswerHead): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** The head has come, and names a title and a picture; otherwise there may be pictures further on. */
function isSufficient(bytes: Buffer): boolean {
  const end = Math.max(bytes.indexOf('</head'), bytes.indexOf('</HEAD'));
  if (end < 0) return false;
  const head = bytes.toString('latin1', 0, end);
  return /<title|og:title/i.test(head) && /og:image|twitter:image|image_src/i.test(head);
}
