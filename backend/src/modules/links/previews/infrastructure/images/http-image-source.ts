import { Injectable } from '@nestjs/common';
import { type AnswerHead, OutboundHttp } from '../../../../../shared/outbound/outbound-http';
import { Unreachable } from '../../../../../shared/outbound/unreachable';
import { ImageSource } from '../../application/ports/image-source';
import { LARGEST_UPLOAD } from '../../domain/images/image-upload';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';

/** What is one is told by its bytes: many servers call pictures something else. */
const isThere = ({ status }: AnswerHead): boolean => status >= 200 && status < 300;

@Injectable()
export class HttpImageSource extends ImageSource {
  constructor(private readonly http: OutboundHttp) {
    super();
  }

  async fetch(address: string): Promise<Uint8Array | null> {
    try {
      // A body that reaches the limit counts as cut.
      const input = { accept: ACCEPT, wants: isThere, bodyBytes: LARGEST_UPLOAD + 1 };
      const answer = await this.http.get(address, input);
      return isThere(answer) && answer.isWhole ? answer.body : null;
    } catch (error) {
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}
