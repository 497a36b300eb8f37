import { Logger } from '@nestjs/common';
import { APIConnectionError, APIError, OpenAI } from 'openai';
import type { AiModel } from '../../../../../config/settings';
import { PreviewSuggester, SuggesterSilent } from '../../application/ports/preview-suggester';
import type { Question } from '../../domain/suggestions/question';
import { GatewayClient } from '../../../../../shared/gateway-http/gateway-client';
import { GatewayError } from '../../../../../shared/gateway-http/gateway-error';

const TIMEOUT_MS = 15_000;

/** Asks whatever speaks the protocol of OpenAI's chat completions. */
export class OpenaiPreviewSuggester extends PreviewSuggester {
  readonly isSetUp = true;
  private readonly logger = new Logger(OpenaiPreviewSuggester.name);
  private readonly client: OpenAI;

  constructor(
    private readonly model: AiModel,
    timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.client = clientFor(model, timeoutMs);
  }

  async ask({ task, material }: Question): Promise<string> {
    const messages = [
      { role: 'system' as const, content: task },
      { role: 'user' as const, content: material },
    ];
    try {
      return contentOf(await this.client.chat.completions.create({ model: this.model.name, messages }));
    } catch (error) {
      const reason = isTooSlow(error) ? 'slow' : 'failed';
      const status = error instanceof APIError ? (error as APIError).status : undefined;
      // Neither the key nor what was said belongs into a log.
      this.logger.warn({ reason, status }, 'the AI has suggested nothing');
      throw new SuggesterSilent(reason);
    }
  }
}

function clientFor({ baseUrl, apiKey }: AiModel, timeoutMs: number): OpenAI {
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

function isTooSlow(error: unknown): boolean {
  const cause = error instanceof APIConnectionError ? error.cause : null;
  return cause instanceof GatewayError && cause.reason === 'too-slow';
}

/** What calls itself compatible may answer anything. */
function contentOf(answer: unknown): string {
  const { choices } = answer as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' ? content : '';
}
