import { useIntl } from 'react-intl';
import { type ProblemTexts, problemText } from '../../shared/ui/problem.messages';
import { editorProblems } from './editor-problem.messages';
import type { LinkFields } from './link-values';

/** Says why the server refuses a field, by its name there. */
export function useFieldProblem(form: LinkFields): (field: string, texts?: ProblemTexts) => string | null {
  const intl = useIntl();
  return (field, texts = editorProblems) => {
    const code = form.problemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, texts));
  };
}
