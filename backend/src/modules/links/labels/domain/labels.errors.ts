import { DomainError, InvalidInput } from '../../../../shared/domain/domain-error';

type LabelCode =
  | 'links.tag-invalid'
  | 'links.tag-reserved'
  | 'links.tag-unknown'
  | 'links.tag-into-itself'
  | 'links.too-many-tags'
  | 'links.tool-name-invalid'
  | 'links.tool-note-invalid'
  | 'links.tool-kind-fixed'
  | 'links.tool-unknown'
  | 'links.too-many-utm-tools'
  | 'links.tools-contradict'
  | 'links.tool-value-empty'
  | 'links.tool-value-mixed'
  | 'links.pixel-invalid'
  | 'links.utm-invalid';

/** A tag or a tracking tool breaks a rule of theirs. */
export class LabelRefused extends InvalidInput {
  constructor(field: string, code: LabelCode, message: string) {
    super([{ field, code, message }]);
  }
}

export class TagDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'links.tag-does-not-exist', 'tag does not exist');
  }
}

/** Another tag of the group has this name. A caller who meant that one can merge the two, so its id is told. */
export class TagNameTaken extends DomainError {
  constructor({ id, value }: { readonly id: number; readonly value: string }) {
    const message = `this group has “${value}” already: choose another name, or merge this tag into that one`;
    const problem = { field: 'value', code: 'links.tag-name-taken', message };
    super('conflict', problem.code, message, { fields: [problem], details: { tagId: id, tag: value } });
  }
}

export class ToolDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'links.tool-does-not-exist', 'tracking tool does not exist');
  }
}

/** Another tool of the same kind has this name. */
export class ToolNameTaken extends DomainError {
  constructor(name: string) {
    const message = `this group has “${name}” already: choose another name`;
    const problem = { field: 'name', code: 'links.tool-name-taken', message };
    super('conflict', problem.code, problem.message, { fields: [problem] });
  }
}
