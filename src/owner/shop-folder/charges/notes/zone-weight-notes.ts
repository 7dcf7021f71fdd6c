import type { FolderProblem } from '../../folder-problem.ts';
import type { DeliveryFile } from '../../schema/delivery.ts';

/** Methods by weight whose zones have a price of their own: what is too heavy elsewhere is sent there all the same. */
export function zoneWeightNotes(delivery: DeliveryFile | undefined): FolderProblem[] {
  return (delivery?.methods ?? []).flatMap(({ id, zones, byWeight }) => {
    if (!zones || !byWeight) return [];
    const most = Math.max(...byWeight.map(({ upTo }) => upTo));
    const what = `${id}: a zone has one price whatever the weight, also above the ${most} grams at which byWeight ends; byWeight \
holds in other places alone`;
    return [{ file: 'delivery.yaml', what }];
  });
}
