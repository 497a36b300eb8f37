import { useState } from 'react';
import { useStores } from '../../shared/store-context';
import { StoredValue } from '../../shared/storage';
import { RatingMoment } from './rating-moment';

/** Whether it is time to ask the person who is signed in how they like Linklet. */
export function useRatingMoment(): { readonly isDue: boolean; readonly noteAsked: () => void } {
  const { info } = useStores().session;
  const [moment] = useState(() => new RatingMoment(new StoredValue('asked-for-rating')));
  const [now] = useState(Date.now);
  const [isAsked, setIsAsked] = useState(false);
  return {
    isDue: !isAsked && info !== null && moment.isDue(info.createdTime, now),
    noteAsked: () => {
      moment.noteAsked(Date.now());
      setIsAsked(true);
    },
  };
}
