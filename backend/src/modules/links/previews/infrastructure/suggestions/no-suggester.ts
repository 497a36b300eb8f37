import { PreviewSuggester, SuggesterSilent } from '../../application/ports/preview-suggester';

/** For installations without a model. */
export class NoSuggester extends PreviewSuggester {
  readonly isSetUp = false;

  ask(): Promise<string> {
    return Promise.reject(new SuggesterSilent('failed'));
  }
}
