import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../../shared/store-context';
import { shortHost } from '../../../../shared/short-host';
import { Button } from '../../../../shared/ui/buttons';
import { Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import { linkProblems } from '../../links-problem.messages';
import type { ShortenFormStore } from '../../shorten-form.store';
import { SlugCheckStore } from '../slug-check.store';
import { slugMessages } from '../shorten.messages';

interface NewSlugFieldProps {
  readonly form: ShortenFormStore;
}

/** The name that a link is to have, which is asked about while it is typed. */
const NewSlugField = observer(function NewSlugField({ form }: NewSlugFieldProps) {
  const intl = useIntl();
  const { linksApi } = useStores();
  const [check] = useState(() => new SlugCheckStore(linksApi));
  const field = useRef<HTMLInputElement>(null);
  // It appears because a person wants to write into it.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => () => check.dispose(), [check]);
  const change = (text: string): void => {
    form.setSlug(text);
    check.ask(text);
  };
  const take = (slug: string): void => {
    change(slug);
    field.current?.focus();
  };
  const { verdict } = check;
  const host = `${shortHost()}/`;
  const problem = form.slugProblem ?? verdict?.code ?? null;
  const isFree = verdict !== null && problem === null;
  const free = intl.formatMessage(slugMessages.free, { name: form.slug.trim() });
  const hint = isFree ? free : intl.formatMessage(slugMessages.hint);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <TextField
        label={intl.formatMessage(slugMessages.name)}
        value={form.slug}
        onChange={change}
        inputRef={field}
        hint={hint}
        error={problem && intl.formatMessage(problemText(problem, linkProblems))}
        before={
          <Text aria-hidden color="textSecondary" sx={{ mr: 0.5 }}>
            {host}
          </Text>
        }
      />
      {verdict !== null && verdict.suggestions.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Text variant="body2">{intl.formatMessage(slugMessages.instead)}</Text>
          {verdict.suggestions.map((slug) => (
            <Button key={slug} size="small" variant="outlined" dir="auto" onClick={() => take(slug)}>
              {slug}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
});

export default NewSlugField;
