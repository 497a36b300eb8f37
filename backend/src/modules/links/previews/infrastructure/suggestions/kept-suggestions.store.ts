import { marksFor } from '../../../../../shared/database/dialect';
import { Injectable } from '@nestjs/common';
import { momentOf } from '../../../../../shared/database/rows';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import {
  type KeptSuggestion,
  type SuggestionPlace,
  SuggestionStore,
} from '../../application/ports/suggestion-store';
import { MAX_STORED, type SuggestedTexts } from '../../domain/suggestions/suggestion';

interface Row extends Omit<KeptSuggestion, 'suggestionId' | 'createdAt'> {
  readonly id: number | string;
  readonly created_at: string | Date;
}

const kept = ({ id, created_at, ...rest }: Row): KeptSuggestion => ({
  suggestionId: Number(id),
  ...rest,
  createdAt: momentOf(created_at),
});

@Injectable()
export class KeptSuggestionsStore extends SuggestionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(
    place: SuggestionPlace,
    { type, style, source, texts }: SuggestedTexts,
    at: Date,
  ): Promise<KeptSuggestion[]> {
    const { linkId, groupId } = place;
    const old = await this.suggestionsAt(place);
    const repeated = old.filter((each) => each.type === type && texts.includes(each.text));
    const others = old.filter((each) => !repeated.includes(each));
    await this.remove([...repeated, ...others.slice(MAX_STORED - texts.length)]);
    // The first of the answer is the newest.
    for (const text of [...texts].reverse()) {
      await this.unitOfWork.manager.query(
        `INSERT INTO link_suggestions (link_id, group_id, type, style, text, source, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [linkId, groupId, type, style, text, source, at],
      );
    }
    return (await this.suggestionsAt(place)).slice(0, texts.length);
  }

  async suggestionsAt({ linkId, groupId }: SuggestionPlace): Promise<KeptSuggestion[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `SELECT id, type, style, text, source, created_at FROM link_suggestions
        WHERE link_id = ? AND group_id = ? ORDER BY id DESC LIMIT ?`,
      [linkId, groupId, MAX_STORED],
    );
    return rows.map(kept);
  }

  async forget(linkIds: readonly number[]): Promise<void> {
    await this.unitOfWork.manager.query(
      `DELETE FROM link_suggestions WHERE link_id IN (${marksFor(linkIds)})`,
      [...linkIds],
    );
  }

  private async remove(suggestions: readonly KeptSuggestion[]): Promise<void> {
    if (suggestions.length === 0) return;
    const ids = suggestions.map(({ suggestionId }) => suggestionId);
    await this.unitOfWork.manager.query(`DELETE FROM link_suggestions WHERE id IN (${marksFor(ids)})`, ids);
  }
}
