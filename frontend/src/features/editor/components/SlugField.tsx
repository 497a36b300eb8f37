import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { shortHost } from '../../../shared/short-host';
import { unicodeHost } from '../../../shared/unicode-host';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import { SlugCheckStore } from '../../links';
import { editorProblems } from '../editor-problem.messages';
import { placeMessages } from '../editor.messages';
import { hasLookAlikes } from '../look-alikes';
import type { SectionProps } from './section-props';

interface SlugFieldProps extends SectionProps {
  readonly formerNames: readonly string[];
}

/** What the link is called; another name is asked about while it is typed. */
export const SlugField = observer(function SlugField({ form, formerNames }: SlugFieldProps) {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [check] = useState(() => new SlugCheckStore(linksApi));
  useEffect(() => () => check.dispose(), [check]);
  const field = useRef<HTMLInputElement>(null);
  const { values, link } = form;
  const slug = values.encodeId.trim();
  const change = (text: string): void => {
    form.set({ encodeId: text });
    // The names that it has or had are its own, and only those of the shared domain can be asked about.
    const isOwn = [link.encodeId, ...formerNames].includes(text.trim());
    check.ask(isOwn || link.domain !== shortHost() ? '' : text);
  };
  const take = (suggestion: string): void => {
    change(suggestion);
    field.current?.focus();
  };
  // Of its own name, which comes back with what was discarded or saved, there is nothing to say.
  const verdict = slug === link.encodeId ? null : check.verdict;
  const problem = form.problemOf('encodeId') ?? verdict?.code ?? null;
  const isFree = verdict !== null && problem === null;
  const host = `${unicodeHost(link.domain)}/`;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <TextField
        label={intl.formatMessage(placeMessages.name)}
        hint={
          isFree
            ? intl.formatMessage(placeMessages.free, { name: slug })
            : intl.formatMessage(placeMessages.nameHint)
        }
        inputRef={field}
        value={values.encodeId}
        onChange={change}
        error={problem === null ? null : intl.formatMessage(problemText(problem, editorProblems))}
        before={
          <Text aria-hidden color="textSecondary" noWrap sx={{ mr: 0.5, maxWidth: '45%', flex: 'none' }}>
            {host}
          </Text>
        }
      />
      {verdict !== null && verdict.suggestions.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Text variant="body2">{intl.formatMessage(placeMessages.instead)}</Text>
          {verdict.suggestions.map((each) => (
            <Button key={each} size="small" variant="outlined" dir="auto" onClick={() => take(each)}>
              {each}
            </Button>
          ))}
        </Stack>
      )}
      {slug !== link.encodeId && hasLookAlikes(slug) && (
        <Text variant="body2" color="textSecondary" role="status">
          {intl.formatMessage(placeMessages.lookAlike)}
        </Text>
      )}
    </Stack>
  );
});
