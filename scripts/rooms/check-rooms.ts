import { type House, readHouse } from './house.ts';
import { checkCircles } from './rules/circles.ts';
import { checkContractRanks } from './rules/contract-ranks.ts';
import { checkEnvironment } from './rules/environment.ts';
import { checkFeatureFiles } from './rules/feature-files.ts';
import { checkFeatureRank } from './rules/feature-rank.ts';
import { checkFileNames } from './rules/file-names.ts';
import { checkFileSize } from './rules/file-size.ts';
import { checkImportDirection } from './rules/import-direction.ts';
import { checkPackages } from './rules/packages.ts';
import { checkPureDomain } from './rules/pure-domain.ts';
import { checkReadable } from './rules/readable.ts';
import { checkWebRanks } from './rules/web-ranks.ts';
import { compareViolations, type Violation } from './violation.ts';

const rules: ((house: House) => Violation[])[] = [
  checkReadable,
  checkImportDirection,
  checkFeatureRank,
  checkWebRanks,
  checkContractRanks,
  checkPackages,
  checkEnvironment,
  checkPureDomain,
  checkCircles,
  checkFileNames,
  checkFeatureFiles,
  checkFileSize,
];

/** Every rule over the tree at `root`, in a stable order. */
export function checkRooms(root: string): { fileCount: number; violations: Violation[] } {
  const house = readHouse(root);
  return {
    fileCount: house.files.length,
    violations: rules.flatMap((rule) => rule(house)).sort(compareViolations),
  };
}
