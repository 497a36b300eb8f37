import { Logger } from '@nestjs/common';
import type { AiModel } from '../../../../../config/settings';
import { PreviewSuggester, SuggesterSilent } from '../../application/ports/preview-suggester';
import type { SuggestionQuestion } from '../../domain/suggestions/question';
import { GatewayClient } from '../../../../../shared/gateway-http/gateway-client';
import { GatewayError } from '../../../../../shared/gateway-http/gateway-error';

const TIMEOUT_MS = 15_000;

/** Asks whatever speaks the protocol of OpenAI's chat completions. */
export class OpenaiPreviewSuggester extends PreviewSuggester {
  readonly isSetUp = true;
  private readonly logger = new Logger(OpenaiPreviewSuggester.name);
  private client: ReturnType<typeof clientFor> | null = null;

  constructor(
    private readonly model: AiModel,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async ask({ task, material }: SuggestionQuestion): Promise<string> {
    const messages = [
      { role: 'system' as const, content: task },
      { role: 'user' as const, content: material },
    ];
    const { APIConnectionError, APIError } = await library();
    try {
      this.client ??= clientFor(this.model, this.timeoutMs);
      const { chat } = await this.client;
      return contentOf(await chat.completions.create({ model: this.model.name, messages }));
    } catch (error) {
      const cause = error instanceof APIConnectionError ? error.cause : null;
      const reason = isTooSlow(cause) ? 'slow' : 'failed';
      const status = error instanceof APIError ? (error as { readonly status?: number }).status : undefined;
      // Neither the key nor what was said belongs into a log.
      this.logger.warn({ reason, status }, 'the AI has suggested nothing');
      throw new SuggesterSilent(reason);
    }
  }
}

/** Most installations never ask, so it is loaded by the first question. */
const library = () => import('openai');

async function clientFor({ baseUrl, apiKey }: AiModel, timeoutMs: number) {
  const { OpenAI } = await library();
  return new OpenAI({
    baseURL: baseUrl,
    // The client wants a key even for places that do not.
    apiKey: apiKey ?? 'none',
    ...(apiKey === null ? { defaultHeaders: { authorization: null } } : {}),
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: new GatewayClient({ urls: [baseUrl], timeoutMs }).fetch,
  });
}

const isTooSlow = (cause: unknown): boolean => cause instanceof GatewayError && cause.reason === 'too-slow';

/** What calls itself compatible may answer anything. */
function contentOf(answer: unknown): string {
  const { choices } = answer as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : '';
}
