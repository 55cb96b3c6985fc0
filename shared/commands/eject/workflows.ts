import type { AreaName } from '@portfolio/contract/areas';

/** A pipeline of GitHub Actions: tests every change, publishes what reaches main. */
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
          SITE: \${{ vars.SITE }}
          S3_ENDPOINT: \${{ vars.S3_ENDPOINT }}
          AWS_REGION: \${{ vars.AWS_REGION }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
`;
}

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
`;
}
