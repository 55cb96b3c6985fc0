import { areas, type AreaName } from '@portfolio/contract/areas';

/** README of an area's own repository. */
export function readme(area: AreaName): string {
  return `# The area ${area} of the portfolio

One of the areas that make up the site. It is built and published from here; the shell and the other areas come from their own repositories, and no one waits for another.

\`\`\`
npm install
npm run dev                     the area in a plain frame, with hot reload: http://localhost:${areas[area].port}
npm test                        format, lint, types, unit tests
npm run publish                 builds it, and publishes it into the site that SITE names
npm run rollback                makes the release before the live one live again, without a build
npm run new -- TWR "A tower"    makes the folder of a new page
npm run upgrade                 newer packages, see below
npm run site                    lists all other commands, such as npm run site -- log: who changed the site, and why
\`\`\`

\`SITE\` is the folder of the site (\`SITE=/srv/www/site\`), or a bucket where the packages know buckets. A publish adds a release of ${area} and composes the pages that it changes from the releases that are live: it needs no other repository. Settings are in \`.env\`; \`.env.example\` explains them.

## The map

\`\`\`
remote-${area}/        content/ (text, pictures, models: folder name = URL), src/area.tsx (the one exposed module)
packages/              what it is built with, packed: @portfolio/contract, ui, build, publish and others
shell/content/         the name of the site and the words that the plain frame shows; the site's own come from the shell
\`\`\`

## Newer packages

\`npm run upgrade\` brings the packages of where this repository came from (\`portfolio.source\` in package.json), and says which one goes from which version to which and what the contract's changelog says of it. \`npm run upgrade -- ../portfolio\` takes them from another checkout, a folder of tarballs (\`npm run eject -- --pack\` there writes one) or a registry (\`https://…\`). What you wrote stays: it changes versions in package.json, package-lock.json and packages/, which must be committed before, so that \`git revert\` goes back. A version begins with that of the contract; when that rises, publish says so and names what to publish again.

## Pipelines

\`.github/workflows/publish.yml\` (GitHub Actions) and \`.gitlab-ci.yml\` (GitLab) test every change and publish what reaches \`main\`. They need the variable \`SITE\`, and for a bucket \`S3_ENDPOINT\`, \`AWS_ACCESS_KEY_ID\` and \`AWS_SECRET_ACCESS_KEY\`. Keep the pipeline that you use.
`;
}
