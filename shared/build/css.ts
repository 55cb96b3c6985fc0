import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { root } from '@portfolio/workspace/root';

const typings = join(import.meta.dirname, 'css-typings-loader.ts');

export type Target = 'browser' | 'server' | 'development';

/**
 * Rules for CSS. Class names come from the file's path in the repository, so that browser and server
 * agree, and begin with the folder that owns the file.
 */
export function cssRules(target: Target): RuleSetRule[] {
  const modules = {
    localIdentName: '[name]-[local]-[hash:base64:4]',
    localIdentContext: root,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target === 'server',
  };
  const out = {
    browser: [MiniCssExtractPlugin.loader, typings],
    development: ['style-loader', typings],
    server: [],
  }[target];
  const plain = { browser: [MiniCssExtractPlugin.loader], development: ['style-loader'], server: [] }[target];
  const site = join(import.meta.dirname, 'site-css-loader.ts');
  return [
    { test: /\.module\.css$/, use: [...out, { loader: 'css-loader', options: { modules } }] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [
        ...plain,
        {
          loader: 'css-loader',
          options: { modules: target === 'server' ? { exportOnlyLocals: true } : false, importLoaders: 1 },
        },
        site,
      ],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      use: join(import.meta.dirname, 'subset-font-loader.ts'),
      generator: { filename: '[name].[contenthash:8][ext]', emit: target !== 'server' },
    },
  ];
}
