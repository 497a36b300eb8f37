import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Member } from '../../../../shared/domain/actor';
import { Answers } from '../../../../shared/http/answers.decorator';
import { CurrentMember } from '../../../../shared/http/current-actor.decorator';
import { idIn } from '../../../../shared/http/path-id';
import { Requires } from '../../../../shared/http/requires.decorator';
import type { KeptSuggestion } from '../application/ports/suggestion-store';
import { KeptSuggestionsService } from '../application/suggestions/kept-suggestions.service';
import { SuggestPreviewService } from '../application/suggestions/suggest-preview.service';
import { SuggestDto, SuggestedDto, type SuggestionDto, SuggestionListDto } from './suggestion.dto';

const present = ({ createdAt, ...suggestion }: KeptSuggestion): SuggestionDto => ({
  ...suggestion,
  createTime: createdAt.toISOString(),
});

/** Words for the preview of a link; `mapId` is its `id`. */
@ApiTags('links')
@Controller('chatgpt/:mapId')
export class SuggestionsController {
  constructor(
    private readonly suggestPreview: SuggestPreviewService,
    private readonly keptSuggestions: KeptSuggestionsService,
  ) {}

  /**
   * Suggests titles or descriptions: from an AI model within the plan's monthly limit, otherwise from the page
   * itself.
   */
  @Post('suggestion')
  @HttpCode(200)
  @Requires('links.suggest')
  @Answers(SuggestedDto)
  async suggest(
    @CurrentMember() member: Member,
    @Param('mapId') mapId: string,
    @Body() { type, style, lang }: SuggestDto,
  ): Promise<SuggestedDto> {
    const input = { type, style, language: lang ?? null };
    const { suggestions, problem } = await this.suggestPreview.suggest(member, idIn(mapId), input);
    return { suggestions: suggestions.map(present), problem };
  }

  /** Lists earlier suggestions for a link. */
  @Get('suggestions')
  @Requires('links.list-suggestions')
  @Answers(SuggestionListDto)
  async kept(@CurrentMember() member: Member, @Param('mapId') mapId: string): Promise<SuggestionListDto> {
    const suggestions = await this.keptSuggestions.suggestionsOf(member, idIn(mapId));
    return { suggestions: suggestions.map(present) };
  }
}
