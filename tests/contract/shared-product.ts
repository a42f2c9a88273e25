import { shareProduct } from '../support/test-product.ts';

shareProduct();
