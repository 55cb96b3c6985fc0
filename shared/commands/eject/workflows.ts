import type { AreaName } from '@portfolio/contract/areas';

/** A pipeline of GitHub Actions: tests every change, shows a pull request in a preview, publishes what reaches main. */
export function githubWorkflow(area: AreaName): string {
  return `name: ${area}
on:
  push:
    branches: [main]
  pull_request:
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm install --no-save --ignore-scripts
      - run: npm test
  publish:
    needs: test
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    # One after the other: an older commit is never published after a newer one.
    concurrency: publish-${area}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      # Encoded pictures and the last build.
      - uses: actions/cache@v4
        with:
          path: .cache
          key: \${{ runner.os }}-\${{ github.sha }}
          restore-keys: \${{ runner.os }}-
      - run: npm install --no-save --ignore-scripts
      - run: npm run publish
        env:
${githubSite}
  # The change in a copy of the live site. Pull requests from forks get no keys, and no preview.
  preview:
    needs: test
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    concurrency: publish-${area}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - uses: actions/cache@v4
        with:
          path: .cache
          key: \${{ runner.os }}-\${{ github.sha }}
          restore-keys: \${{ runner.os }}-
      - run: npm install --no-save --ignore-scripts
      - run: npm run publish -- --preview --name="pr-$NUMBER" | tee preview.txt
        env:
          NUMBER: \${{ github.event.number }}
${githubSite}
      - run: grep -A 9 '^Preview ' preview.txt > comment.txt && gh pr comment "$NUMBER" --body-file comment.txt --edit-last --create-if-none
        env:
          NUMBER: \${{ github.event.number }}
          GH_TOKEN: \${{ github.token }}
`;
}

/** Where the site is, and the key to it. */
const githubSite = `          SITE: \${{ vars.SITE }}
          S3_ENDPOINT: \${{ vars.S3_ENDPOINT }}
          AWS_REGION: \${{ vars.AWS_REGION }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}`;

/** The same for GitLab. Variables are set in the project's settings. */
export function gitlabPipeline(area: AreaName): string {
  return `default:
  image: node:22
  cache:
    - key: npm
      paths: [.npm]
    # Encoded pictures and the last build.
    - key: $CI_PROJECT_NAME-${area}
      paths: [.cache]
  before_script:
    - npm install --no-save --ignore-scripts --cache .npm

test:
  script:
    - npm test

publish:
  stage: deploy
  # One after the other: an older commit is never published after a newer one.
  resource_group: publish-${area}
  rules:
    - if: $CI_COMMIT_BRANCH == "main"
  script:
    - npm run publish

# The change in a copy of the live site; the merge request shows its address.
preview:
  stage: deploy
  resource_group: publish-${area}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event" && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_PROJECT_ID
  environment:
    name: preview/mr-$CI_MERGE_REQUEST_IID
    url: $PREVIEW_ADDRESS
  script:
    - npm run publish -- --preview --name="mr-$CI_MERGE_REQUEST_IID" | tee preview.txt
    - "sed -n 's/^Preview [a-z0-9-]*: /PREVIEW_ADDRESS=/p' preview.txt > preview.env"
  artifacts:
    reports:
      dotenv: preview.env
`;
}
