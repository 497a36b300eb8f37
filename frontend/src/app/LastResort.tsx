import { observer } from 'mobx-react-lite';
import { PATHS } from '../shared/paths';

/** English and without a style, since whatever would translate or dress it may be what failed. */
const TEXT = 'Something went wrong.';
const HOME = 'Go to the home page';

export const LastResort = observer(function LastResort() {
  return (
    <main>
      <h1>{TEXT}</h1>
      <p>
        <a href={PATHS.home}>{HOME}</a>
      </p>
    </main>
  );
});
