export default () => ({ dir: { input: 'src', output: process.env.PEER_OUT } })
